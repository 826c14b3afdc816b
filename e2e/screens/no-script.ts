/** Chromium's console message that JavaScript is disabled. */
export const scriptsOff = /^request failed: \S+\.js csp$/;
