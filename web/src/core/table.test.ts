import { describe, expect, it } from 'vitest';
import { socketAddress } from './table.svelte';

describe('the address of a socket', () => {
  it('names the seat, and what was seen last', () => {
    expect(socketAddress('http://here:8417', 'T', 2, 7)).toBe('ws://here:8417/ws/tables/T?seat=2&since=7');
  });

  it('is as safe as the page', () => {
    expect(socketAddress('https://here', 'T', null, 0)).toBe('wss://here/ws/tables/T?since=0');
  });

  it('tells the name of somebody who looks on, and only then', () => {
    expect(socketAddress('http://here', 'T', null, 0, 'Zoé')).toContain('name=Zo%C3%A9');
    expect(socketAddress('http://here', 'T', 1, 0, 'Zoé')).not.toContain('name=');
  });
});
