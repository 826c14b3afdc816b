'use server';

import type { ReactNode } from 'react';
import { z } from 'zod';
import { assertFormData } from '@/lib/platform/request/context';
import { sentSlices } from '@/lib/simulator/state';
import { DrawnSlices } from './drawn';

/** The longest document of the demonstration is a fortieth of it. */
const posted = z.object({ slices: z.string().max(4_000_000), lang: z.string().max(10).nullable() });

/**
 * Slices that an editing tool sent, as the site draws them; null when they cannot be read. Nothing is stored, and nothing is
 * shown that the address of the simulator does not show as well.
 */
export async function drawSlices(form: FormData): Promise<ReactNode> {
  assertFormData(form);
  const read = posted.safeParse({ slices: form.get('slices'), lang: form.get('lang') });
  const slices = read.success ? sentSlices(read.data.slices) : null;
  return slices && <DrawnSlices slices={slices} requested={read.data?.lang ?? undefined} />;
}
