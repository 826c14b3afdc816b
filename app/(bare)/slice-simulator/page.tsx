import { getSlices, SliceSimulator, type SliceSimulatorParams } from '@prismicio/next';
import { DEFAULT_LOCALE } from '@/lib/markets';
import { Slices } from '@/slices';
import type { AnySlice } from '@/slices/context';

// What is shown comes from the editor's tool, in the address.
export const instant = false;

/** Shows the slices that an editor arranges, in the house's style. */
export default async function SliceSimulatorPage({ searchParams }: SliceSimulatorParams) {
  const { state } = await searchParams;
  const slices = getSlices([state].flat()[0]) as AnySlice[];
  return (
    <SliceSimulator>
      <Slices slices={slices} locale={DEFAULT_LOCALE} />
    </SliceSimulator>
  );
}
