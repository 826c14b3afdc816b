import { Link } from '@/components/ui/link';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import type { AdviceCardView } from '@/lib/health/types';
import type { ContentLink } from '@/lib/prismic/links';
import { AdviceCard } from './advice-card';
import * as css from './advice-shelf.css';

type Props = {
  background?: string | null;
  title: string;
  /** To the rest of it. */
  link?: ContentLink;
  advice: readonly (AdviceCardView & { meta?: string })[];
};

/** Advice in a row that scrolls sideways when it is more than fits. */
export function AdviceShelf({ background, title, link, advice }: Props) {
  if (advice.length === 0) return null;
  return (
    <Section background={background}>
      <Container>
        {(title || link) && (
          <SectionHead
            title={title}
            aside={
              link && (
                <Link href={link.href} className={textLink}>
                  {link.text}
                </Link>
              )
            }
          />
        )}
        <ul className={css.row}>
          {advice.map(({ id, readingMinutes, ...card }) => (
            <li key={id} className={css.item}>
              <AdviceCard
                {...card}
                background={card.background === background ? null : card.background}
                heading={title ? 'h3' : 'h2'}
                sizes={css.pictureSizes}
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
