import { type ComponentProps, createElement } from 'react';
import Link from '../../../node_modules/next/link.js';

type Props = ComponentProps<typeof Link> & { unstable_dynamicOnHover?: boolean };

/** Outside a build `next/link` is the Pages Router's, which would pass this prop on to the DOM element. */
export default ({ unstable_dynamicOnHover: _, ...props }: Props) => createElement(Link, props);
