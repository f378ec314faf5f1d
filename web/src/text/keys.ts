/** Keys of the messages that tell what the game says in types. */

/** Return a name of a type or a field as keys spell it: RentClaimed is rent-claimed. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll('_', '-');
}

/** Return the key of the button for an order; `.hint` says what it does. */
export function orderKey(name: string): string {
  return `order-${kebab(name)}`;
}
