import common from '../../../messages/en/common.json';

/** Section 9 of the specification: "default locale en, default namespace common". No market uses English. */
export const ENGLISH = { locale: 'en', namespace: 'common', messages: common } as const;
