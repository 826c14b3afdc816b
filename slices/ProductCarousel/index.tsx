import { ProductShelf } from '@/components/product/product-shelf';
import { Link } from '@/components/ui/link';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { linkedProduct } from '@/lib/catalogue/card';
import { linkOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../context';

export default function ProductCarouselSlice({ slice: { primary }, context }: SliceProps<'product_carousel'>) {
  const products = primary.products.map(({ product }) => product);
  const link = linkOf(primary.link);
  if (!products.some(linkedProduct)) return null;
  return (
    <Section background={backgroundOf(primary.section_background)}>
      <Container>
        <SectionHead
          title={primary.title ?? ''}
          aside={
            link && (
              <Link href={link.href} className={textLink}>
                {link.text}
              </Link>
            )
          }
        />
        <ProductShelf locale={context.locale} products={products} />
      </Container>
    </Section>
  );
}
