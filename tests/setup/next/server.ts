import server from '../../../node_modules/next/server.js';

export const { NextRequest, NextResponse } = server;
/** Work that follows an answer: here there is none to wait for. */
export const after = (work: () => unknown): void => void work();
export const connection = async (): Promise<void> => {};
