import { EmbeddedEditor, Simulator } from '@/components/layout/simulator';
import { isHostedContent } from '@/lib/platform/content-endpoint';
import { env } from '@/lib/platform/env';
import { logError } from '@/lib/platform/log/log';
import { type Sent, slicesOf } from '@/lib/simulator/state';
import { drawSlices } from './actions';
import { drawnSlices } from './drawn';

// The content comes from the editor's tool, so the page is rendered per request.
export const instant = false;

export const metadata = { title: 'Slice simulator' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Renders the slices that an editor arranges, in the brand's style and in the language of their document. */
export default async function SliceSimulatorPage({ searchParams }: Props) {
  const { state, lang } = await searchParams;
  const requested = [lang].flat()[0];
  const encoded = [state].flat()[0];
  const content = env().PRISMIC_API_ENDPOINT;
  return (
    <>
      {content && !isHostedContent(content) && <EmbeddedEditor origin={new URL(content).origin} />}
      <Simulator draw={drawSlices} lang={requested ?? ''}>
        {encoded && (await drawnSlices(() => decoded(encoded), requested))}
      </Simulator>
    </>
  );
}

/** The slices of an address with `?state=`. */
function decoded(state: string): Sent {
  try {
    return slicesOf(state);
  } catch (error) {
    logError('simulator', error);
    return null;
  }
}
