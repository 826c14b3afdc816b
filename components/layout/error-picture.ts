/** The round illustration of the error page. */
export const errorPicture = { src: '/brand/lost.webp', alt: '', width: 1040, height: 1040, service: 'static' } as const;
