/** A form that comes back sooner than this, in seconds, was filled in by a program. */
export const fastestOrder = 2;
