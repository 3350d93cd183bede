/** Bot threshold in seconds: forms that are sent sooner were filled in by a program. */
export const fastestOrder = 2;
