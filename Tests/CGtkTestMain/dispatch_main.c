#include "CGtkTestMain.h"
