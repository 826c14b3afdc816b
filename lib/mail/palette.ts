/** The brand's colours as mails need them, written into each element. A test compares them with `components/theme/brand.ts`. */
export const PALETTE = {
  ground: '#F7F2E8',
  paper: '#FFFFFF',
  ink: '#14261F',
  ink2: '#3B4F46',
  rule: '#C6D6CB',
  button: '#1F4235',
  buttonText: '#FFFFFF',
} as const;

/** A reader's own fonts: a mail loads nothing. */
export const FONTS = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
} as const;
