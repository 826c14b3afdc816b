import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Container, Section } from '@/components/ui/section';
import { muted, text as textStyle } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/prismic/links';
import * as css from './compact-hero.css';

type Props = {
  background?: string | null;
  heading?: 'h1' | 'h2';
  title: string;
  text?: string | null;
  /** The first is the one to take. */
  links: readonly ContentLink[];
};

/** The opening of a page that has no picture: its title and one sentence. */
export function CompactHero({ background, heading: Heading = 'h1', title, text, links }: Props) {
  if (!title) return null;
  return (
    <Section background={background} space="tight">
      <Container>
        <Heading className={cx(textStyle.h1, css.title)}>{title}</Heading>
        {text && <p className={cx(textStyle.lead, muted, css.lead)}>{text}</p>}
        {links.length > 0 && (
          <ButtonRow className={css.links}>
            {links.map((link, index) => (
              <ButtonLink key={link.href} kind={index ? 'secondary' : 'primary'} href={link.href}>
                {link.text}
              </ButtonLink>
            ))}
          </ButtonRow>
        )}
      </Container>
    </Section>
  );
}
