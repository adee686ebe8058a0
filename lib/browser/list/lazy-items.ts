import { createElement, type ComponentType } from 'react';
import type { Card } from '../../content/types';

/**
 * What draws the items of a list that the server has not drawn: loaded with the first of them, and not before.
 * @returns `load`, which comes before anything is in `Items`
 */
export function lazyItems<Props extends { cards: Card[] }>(
  importItems: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | undefined;
  return {
    load: async () => {
      Loaded = (await importItems()).default;
    },
    Items: (props: Props) => (Loaded && props.cards.length > 0 ? createElement(Loaded, props) : null),
  };
}
