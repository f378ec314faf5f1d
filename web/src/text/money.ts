/** How an amount of money is written, in each language and each style. */

import type { Language } from './language.svelte';

/** How an edition writes its money. */
export interface Purse {
  style: 'notes' | 'millions' | 'plain';
  symbol: string;
}

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';
const MINUS = '\u2212';
const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** Return an amount as a player reads it: 1 500 €, €1,500, 1,5 M, 260K. */
export function money(amount: number, purse: Purse, language: Language): string {
  const sign = amount < 0 ? MINUS : '';
  const size = Math.abs(amount);
  if (purse.style === 'millions') return sign + inMillions(size, language);
  if (purse.style === 'plain') return sign + grouped(size, language);
  return sign + withSymbol(grouped(size, language), purse.symbol, language);
}

/** Set a sign before the digits in English; words, and all signs in French, follow them. */
function withSymbol(digits: string, symbol: string, language: Language): string {
  if (language === 'en' && !/^\p{L}+$/u.test(symbol)) return symbol + digits;
  return digits + NO_BREAK + symbol;
}

function grouped(amount: number, language: Language): string {
  const separator = language === 'fr' ? NARROW : ',';
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Return thousands as K and millions as M, with the decimals the amount needs. */
function inMillions(amount: number, language: Language): string {
  if (amount === 0) return '0';
  const [unit, letter] = amount >= MILLION ? [MILLION, 'M'] : [THOUSAND, 'K'];
  const whole = grouped(Math.floor(amount / unit), language);
  const width = String(unit).length - 1;
  const decimals = String(amount % unit).padStart(width, '0').replace(/0+$/, '');
  const digits = decimals ? whole + (language === 'fr' ? ',' : '.') + decimals : whole;
  return digits + (language === 'fr' ? NO_BREAK : '') + letter;
}
