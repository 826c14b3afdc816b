import type { Content } from '@prismicio/client';
import type { Professional } from './types.ts';

type Document = Pick<Content.HealthProfessionalDocument, 'id' | 'data'>;

/** An entry as it is shown, or null for a document that lacks a name, a category or its place on the map. */
export function professionalOf({ id, data }: Document): Professional | null {
  const { latitude, longitude } = data.location;
  if (!data.name || !data.category || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return {
    id,
    name: data.name,
    category: data.category,
    profession: data.profession ?? '',
    street: data.street ?? '',
    postalCode: data.postal_code ?? '',
    city: data.city ?? '',
    country: data.country ?? 'fr',
    phone: data.phone,
    note: data.note,
    latitude,
    longitude,
  };
}
