import { readFileSync } from 'node:fs';
import { contactWords, formWords, homeWords, privacyWords } from '@/lib/english/words';
import { REQUIREMENT_TYPES } from '@/lib/enquiries/requirement-types';
import { site } from '@/lib/site';

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
const read = (file: string) => readFileSync(file, 'utf8');

test.each([
  ['首页', JSON.stringify(homeWords), JSON.stringify(site.syncProof)],
  ['联系我们', JSON.stringify(contactWords), read('components/contact/contact-layout.tsx')],
  ['隐私说明', JSON.stringify(privacyWords), read('components/contact/privacy-statement.tsx')],
  ['同意的话', formWords.consent.join(''), read('components/contact/consent-field.tsx')],
])('%s：英文里的每个数中文里也有', (_, english, chinese) => {
  const known = numbersIn(chinese);
  expect(numbersIn(english).length).toBeGreaterThan(0);
  expect(numbersIn(english).filter((number) => !known.includes(number))).toEqual([]);
});

test('每种需求类型都有英文', () => {
  expect(Object.keys(formWords.types)).toEqual(REQUIREMENT_TYPES.map(({ value }) => value));
});
