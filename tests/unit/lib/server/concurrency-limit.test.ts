import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { ConcurrencyLimit } from '@/lib/server/concurrency-limit';

const answer = () => new EventEmitter() as ServerResponse;

function crowd(turns: ConcurrencyLimit, count: number) {
  const begun: number[] = [];
  const answers = Array.from({ length: count }, answer);
  const taken = answers.map((response, index) => turns.take(response, () => begun.push(index)));
  return { begun, answers, taken };
}

test('同时只做几个，其余按先后等；做完一个，下一个开始', () => {
  const { begun, answers, taken } = crowd(new ConcurrencyLimit(2, 10), 5);
  expect(taken).toEqual([true, true, true, true, true]);
  expect(begun).toEqual([0, 1]);
  answers[1].emit('prefinish');
  expect(begun).toEqual([0, 1, 2]);
  // the same answer again is not a second place
  answers[1].emit('close');
  expect(begun).toEqual([0, 1, 2]);
  answers[0].emit('close');
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('等的时候走了的人不再回答，也不占位置', () => {
  const { begun, answers } = crowd(new ConcurrencyLimit(1, 10), 3);
  answers[1].emit('close');
  answers[0].emit('prefinish');
  expect(begun).toEqual([0, 2]);
});

test('等的人太多就不再收；空出来又收', () => {
  const turns = new ConcurrencyLimit(1, 2);
  const { answers, taken } = crowd(turns, 4);
  expect(taken).toEqual([true, true, true, false]);
  answers[0].emit('prefinish');
  expect(turns.take(answer(), () => undefined)).toBe(true);
});
