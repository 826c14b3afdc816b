import { getSlices, SliceSimulator, type SliceSimulatorParams } from '@prismicio/next';
import { logError } from '@/lib/platform/log/log';
import { DEFAULT_LOCALE } from '@/lib/platform/markets';
import type { AnySlice } from '@/slices/context';
import { isKnownSlice, Slices } from '@/slices/zone';

// The content comes from the editor's tool, in the URL, so the page is rendered per request.
export const instant = false;

/** Renders the slices that an editor arranges, in the brand's style. */
export default async function SliceSimulatorPage({ searchParams }: SliceSimulatorParams) {
  const { state } = await searchParams;
  return (
    <SliceSimulator>
      <main>
        <Slices slices={slicesOf([state].flat()[0])} locale={DEFAULT_LOCALE} draft={undefined} opening />
      </main>
    </SliceSimulator>
  );
}

/** The slices encoded in a URL; an empty list when it cannot be parsed. */
function slicesOf(state: string | undefined): AnySlice[] {
  try {
    const slices: unknown = getSlices(state);
    return Array.isArray(slices) ? slices.filter(isKnownSlice) : [];
  } catch (error) {
    logError('simulator', error);
    return [];
  }
}
