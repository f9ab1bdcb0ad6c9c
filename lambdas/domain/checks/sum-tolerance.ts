/** 0.01, the contract's tolerance of sums. */
export const SUM_TOLERANCE = 1n;
