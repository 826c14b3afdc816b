import { type ComponentProps, createElement } from 'react';
import Link from '../../../node_modules/next/link.js';

type Props = ComponentProps<typeof Link> & { unstable_dynamicOnHover?: boolean };

/** Outside a build `next/link` is the other router's, which takes this attribute for one of the document. */
export default ({ unstable_dynamicOnHover: _, ...props }: Props) => createElement(Link, props);
