/**
 * Bytes that the process keeps of each kind: pages of the framework, entries of cached functions, documents ready to be sent. About
 * a hundred pages; the others come from the files of the build. Small entries take three times what the framework counts.
 */
export const MEMORY_BYTES = 24 * 1024 * 1024;
