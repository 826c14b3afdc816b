import server from '../../../node_modules/next/server.js';

export const { NextRequest, NextResponse } = server;
export const connection = async (): Promise<void> => {};
