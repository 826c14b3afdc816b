/** When a periodic job runs, in UTC: each hour at a minute, or each day at an hour and a minute. */
export type Schedule = { hour?: number; minute: number };

/** The next time after `now`. */
export function nextRun({ hour, minute }: Schedule, now: Date): Date {
  const next = new Date(now);
  next.setUTCMinutes(minute, 0, 0);
  if (hour !== undefined) next.setUTCHours(hour);
  if (next <= now) next.setTime(next.getTime() + (hour === undefined ? 3_600_000 : 86_400_000));
  return next;
}
