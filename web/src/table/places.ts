/** The places of the table on a small screen. */

export type Place = 'play' | 'deeds' | 'trade' | 'log' | 'table';
