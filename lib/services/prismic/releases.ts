import 'server-only';
import { contentClient } from '@/prismicio';
import { asked } from './read';

type PlannedRelease = { id: string; label: string /** ISO 8601; null without a date. */; planned: string | null };

/** The releases that wait in the repository, the earliest first and those without a date last. */
export async function getPlannedReleases(): Promise<PlannedRelease[]> {
  const releases = await asked(contentClient().getReleases());
  return releases
    .map(({ id, label, scheduledAt }) => ({
      id,
      label,
      planned: scheduledAt ? new Date(scheduledAt).toISOString() : null,
    }))
    .sort((one, other) => (one.planned ?? '9').localeCompare(other.planned ?? '9'));
}
