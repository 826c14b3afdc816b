import server from '../../../node_modules/next/server.js';

export const { NextRequest, NextResponse } = server;
/** Work after the response: here there is no response to wait for. */
export const after = (work: () => unknown): void => void work();
export const connection = async (): Promise<void> => {};
