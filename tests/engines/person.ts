import type { Visitor } from './visitor';

/** Fills in the fields that both forms have, by the names under which they are sent, and consents. */
export async function introduce(visitor: Visitor, form: string, name: string): Promise<void> {
  const start = await visitor.read(() => performance.now());
  const fields = { Name: name, Telphone: '13812345678', Email: 'lin.qing@lab.example.cn', Company: '临江大学' };
  for (const [field, text] of Object.entries(fields)) await visitor.fill(`${form} input[name="${field}"]`, text);
  await visitor.press(`${form} input[name="consent"]`);
  // forms that are filled in faster than a person can are refused once
  await visitor.until('一秒', (begun) => performance.now() - begun > 1_000, start);
}
