/** A part of the control port: answers what is its own, null for anything else. */
export type Desk = (request: Request) => Promise<Response | null>;

export const notThere = (path: string) => Response.json({ error: `There is no ${path}.` }, { status: 404 });
