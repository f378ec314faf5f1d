/** Figures of chances as people read them: shares in percent, losses with their sign. */

import type { Language } from './language.svelte';
import { LOCALES } from './messages';

/** Return a chance in percent. */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Return what a decision cost, as a number below 0; small ones have a decimal. */
export function cost(loss: number, language: Language): string {
  const digits = loss < 0.1 ? 1 : 0;
  const form = { style: 'percent', maximumFractionDigits: digits, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat(LOCALES[language], form).format(-loss).replace('-', '−');
}

/** Return a gain or a loss with its sign. */
export function signed(share: number, language: Language): string {
  const form = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(LOCALES[language], form).format(share).replace('-', '−');
}
