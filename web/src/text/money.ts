/** How an amount of money is written, in each language and each style, and how it is read again. */

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
  const decimals = String(amount % unit)
    .padStart(width, '0')
    .replace(/0+$/, '');
  const digits = decimals ? whole + (language === 'fr' ? ',' : '.') + decimals : whole;
  return digits + (language === 'fr' ? NO_BREAK : '') + letter;
}

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const ENGLISH_GROUPS = /,(?=\d{3}(?:\D|$))/g;
const IN_MILLIONS = /^(\d+)(?:[.,](\d+))?([KM])?$/;

/** Return the amount that somebody wrote, in full or plainly; null if it is none.

 * Where K and M are used, a number without either counts millions, whatever stood there before. */
export function readMoney(text: string, purse: Purse, language: Language): number | null {
  const bare = text.replace(/\s/g, '');
  const [, sign = '', digits = ''] = /^([-\u2212]?)(.*)$/.exec(bare) ?? [];
  const size =
    purse.style === 'millions' ? readMillions(digits, language) : readWhole(digits.replace(purse.symbol, ''));
  return size === null || sign === '' ? size : -size;
}

/** Return the sum that a bare 1 stands for, where that is not plain: 1 M. */
export function bareMoney(purse: Purse, language: Language): string {
  return purse.style === 'millions' ? money(MILLION, purse, language) : '';
}

function readWhole(digits: string): number | null {
  const plain = GROUPED.test(digits) ? digits.replace(/[.,]/g, '') : digits;
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

function readMillions(digits: string, language: Language): number | null {
  const plain = language === 'en' ? digits.replace(ENGLISH_GROUPS, '') : digits;
  const [all, whole = '', decimals = '', letter] = IN_MILLIONS.exec(plain.toUpperCase()) ?? [];
  if (all === undefined) return null;
  const unit = letter === 'K' ? THOUSAND : MILLION;
  const amount = (Number(whole + decimals) * unit) / 10 ** decimals.length;
  return Number.isInteger(amount) ? amount : null;
}
