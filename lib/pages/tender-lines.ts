import type { NamedValue } from '../content/types';
import { withUnit } from '../text';

/** More is better … */
const AT_LEAST = /^(采样率|帧率|刷新率|通道数|录像|续航|存储|本机存储|共模抑制比|输入阻抗|无线距离|追踪范围|头动范围)$/;
/** … or less is. */
const AT_MOST =
  /^(眼动精度|精度|精密度|重量|单元重量|节点重量|输入噪声|时钟时差|整链时差|路间时差|准备时间|电极阻抗|画面延迟|随动延迟|延迟|航向误差|角度误差|双眼恢复|丢包|时间分辨率)$/;
/** What one maker puts into his box or calls his programs is no requirement. */
const LEFT_OUT = /^(箱内清单|软件)$/;
/** Nothing to ask for. */
const NO_VALUE = /^(不适用|不需要|不限)|未测|它就是/;
/** A name of ours would point to one supplier. */
const OWN_NAME = /HZ-[A-Za-z0-9]+/;
/** What we ourselves have or have not shown is nothing to ask of others. */
const OWN_STATE = /，未取证（送检前）|自评(?=为)/g;
/** How late one of ours was found to be is its own affair; that the delay is taken off first is the requirement. */
const OWN_DELAY = /(?<=已扣除固定延迟)[\d.]+ ms（[^）]*）/;
/** Words before a number that a limit says already. */
const HEDGES = /^(不超过|最大|约|中位)/;

/** The parameters of a version as a tender asks for them: limits instead of values, nothing that only one maker has. */
export function tenderLines(parameters: readonly NamedValue[]): string[] {
  return parameters.flatMap(({ name, value, unit }) => {
    const text = withUnit(value, unit);
    if (LEFT_OUT.test(name) || NO_VALUE.test(text) || OWN_NAME.test(text)) return [];
    return [`${name}：${limited(name, text)}。`];
  });
}

function limited(name: string, text: string): string {
  const limit = AT_LEAST.test(name) ? '不低于' : AT_MOST.test(name) ? '不大于' : '';
  const bare = text.replace(HEDGES, '').replace(OWN_DELAY, '');
  return limit && /^\d/.test(bare) ? limit + bare : text.replace(OWN_STATE, '');
}
