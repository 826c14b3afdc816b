import type { ReactNode } from 'react';
import { Container, Section } from '@/components/ui/section';
import * as css from './room.css';

type Props = { background?: string | null; title?: string | null; intro?: ReactNode; children: ReactNode };

/** A section with its title, and what introduces it, beside its matter. */
export function Beside({ background, title, intro, children }: Props) {
  const headed = title || intro;
  return (
    <Section background={background}>
      <Container className={css.room}>
        <div className={headed ? css.beside : undefined}>
          {headed && (
            <div>
              {title && <h2>{title}</h2>}
              {intro}
            </div>
          )}
          <div>{children}</div>
        </div>
      </Container>
    </Section>
  );
}
