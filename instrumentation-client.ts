import { listenToSteps } from '@/lib/catalogue/steps';

// Before the framework does.
listenToSteps();
