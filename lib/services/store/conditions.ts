import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';

/** Moments by the clock of the database, which all instances share. */
export const daysAhead = (days: number): SQL => sql`now() + make_interval(days => ${days})`;
export const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`;

/** Whether a row is of a person, however the address was typed. @param column a column of addresses, or an expression */
export const isOfPerson = (column: AnyColumn | SQL, email: string): SQL =>
  eq(sql`lower(${column})`, email.trim().toLowerCase());
