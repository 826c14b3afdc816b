/** Whose typing it is that is kept over a redirect: of who has not signed in yet. */
export const VISITOR = 'visitor';
