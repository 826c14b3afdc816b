'use client';
import { sectionClass } from '@/components/theme/section';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ErrorView } from '@/components/ui/error-view';
import { Picture } from '@/components/ui/picture';
import { errorWords } from '@/lib/i18n/error-words';
import { errorPicture } from './error-picture';

/** "A rendering error shows this page with code 500" (section 2). It stands alone: what failed may be the frame itself. */
export default function RenderingError({ retry }: { retry: () => void }) {
  const words = errorWords(document.documentElement.lang);
  return (
    <main id="main" className={sectionClass('Aqua')}>
      {/* What failed has no metadata; React moves the title to the head. */}
      <title>{words.pageTitle}</title>
      <ErrorView
        code={words.label}
        title={words.title}
        summary={words.summary}
        picture={<Picture image={errorPicture} sizes="(min-width: 1024px) 40vw, 80vw" />}
        actions={
          <>
            <Button onClick={retry}>{words.retry}</Button>
            <ButtonLink kind="secondary" href={words.home}>
              {words.action}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}
