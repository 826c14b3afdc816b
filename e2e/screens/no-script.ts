/** How Chromium says that it was told to run no script. */
export const scriptsOff = /^request failed: \S+\.js csp$/;
