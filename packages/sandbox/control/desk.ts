/** A part of the control port: responds to its own URLs, null for any other. */
export type Desk = (request: Request) => Promise<Response | null>;

export const notThere = (path: string) => Response.json({ error: `There is no ${path}.` }, { status: 404 });
