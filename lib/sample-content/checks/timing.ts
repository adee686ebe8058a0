import type { ContentFolder } from '../../content-service/folder';
import type { Facts } from './world';

const CLOCK = '时钟时差';
const CHAIN = '整链时差';
const NOT_MEASURED = '未测';
/** What is left of the chain means nothing without saying that the fixed delay is off. */
const REMAINDER = /^不超过1(?:个样本|帧)/;
const TAKEN_OFF = '固定延迟';
/** The marker is the clock that the others are held against. */
const REFERENCE = 'hz-t1';

/** A picture waits for the next frame: its moments spread evenly over one, the middle half of them over half of one. */
const SCREEN = '屏幕';
const PICTURE = /^中位[\d.]+ ms（IQR ([\d.]+)）/;
const REFRESH = /(\d+) Hz/;

interface Row {
  name: string;
  value: string;
}

/**
 * Each version shows its own measured offsets, or says that there are none;
 * the versions of a module have the same rows in the same order.
 * @returns one line per breach
 */
export function checkTiming(folder: ContentFolder, { timing, world }: Facts): string[] {
  const bare = timing.chain
    .filter(({ value }) => REMAINDER.test(value) && !value.includes(TAKEN_OFF))
    .map(({ alias }) => `facts/timing.yaml ${alias} 的${CHAIN}没有写已扣除${TAKEN_OFF}`);
  const rows = world.modules.flatMap(({ versions }) => {
    const rowsOf = (alias: string) => (folder.find('product', alias)?.data.parameters ?? []) as Row[];
    const names = rowsOf(versions[0].alias).map(({ name }) => name);
    return versions.flatMap(({ alias }) => {
      const rows = rowsOf(alias);
      const value = (name: string) => rows.find((row) => row.name === name)?.value;
      const clock = timing.clock.find((fact) => fact.alias === alias);
      const chain = timing.chain.find((fact) => fact.alias === alias);
      const file = `product/${alias}.yaml parameters`;
      const frame = 1000 / Number(REFRESH.exec(value(SCREEN) ?? '')?.[1] ?? Infinity);
      const spread = Number(PICTURE.exec(value('画面延迟') ?? '')?.[1] ?? Infinity);
      const clockRight = clock
        ? value(CLOCK)?.includes(`${clock.max} ms（${clock.n}台`)
        : alias === REFERENCE || value(CLOCK) === NOT_MEASURED;
      const chainRight = chain ? value(CHAIN) === chain.value : value(CHAIN)?.endsWith(NOT_MEASURED);
      return [
        ...(rows.map(({ name }) => name).join() === names.join() ? [] : [`${file} 的行名与 ${versions[0].alias} 不同`]),
        ...(spread >= frame / 2 ? [] : [`${file} 画面延迟的IQR不会小于半帧 ${(frame / 2).toFixed(1)} ms`]),
        ...(clockRight ? [] : [`${file} ${CLOCK}应当是 ${clock ? `${clock.max} ms（${clock.n}台）` : NOT_MEASURED}`]),
        ...(chainRight ? [] : [`${file} ${CHAIN}应当是 ${chain?.value ?? NOT_MEASURED}`]),
      ];
    });
  });
  return [...bare, ...rows];
}
