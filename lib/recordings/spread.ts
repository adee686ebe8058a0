/** Places at least `gap` apart, each as near to its own as that allows, all of them between 0 and `width`. */
export function spread(places: readonly number[], gap: number, width: number): number[] {
  // blocks that have pushed one another share the mean of what they would have
  const blocks: { sum: number; count: number }[] = [];
  places.forEach((place, index) => {
    let block = { sum: place - index * gap, count: 1 };
    for (let before = blocks.at(-1); before && mean(before) > mean(block); before = blocks.at(-1)) {
      blocks.pop();
      block = { sum: before.sum + block.sum, count: before.count + block.count };
    }
    blocks.push(block);
  });
  const last = width - (places.length - 1) * gap;
  return blocks
    .flatMap((block) => Array<number>(block.count).fill(Math.max(0, Math.min(last, mean(block)))))
    .map((start, index) => start + index * gap);
}

const mean = ({ sum, count }: { sum: number; count: number }) => sum / count;
