/** What a test file made and has to take away. A hook registered inside a test would never run, so it is noted here. */
export const leftovers: (() => unknown)[] = []
