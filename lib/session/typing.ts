/** Whether a visitor has written something on this page that leaving it would lose. */
export const hasTyping = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  );
