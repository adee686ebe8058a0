import { buildSchema } from 'graphql';
import { CheckedQueries } from '@/lib/content-service/checked-queries';

const schema = buildSchema('type Query { a: String b: String c: String }');

test('同样的查询只检查一次，错的也是', () => {
  const queries = new CheckedQueries(schema);
  for (const source of ['{ a }', '{ none }', '{']) expect(queries.get(source)).toBe(queries.get(source));
  expect(queries.get('{ a }')).toHaveProperty('document');
  expect(queries.get('{ none }')).toHaveProperty('errors');
  expect(queries.get('{')).toHaveProperty('errors');
});

test('只留这么多，最久没有问的先走', () => {
  const queries = new CheckedQueries(schema, 2);
  const [a, b] = [queries.get('{ a }'), queries.get('{ b }')];
  queries.get('{ a }');
  queries.get('{ c }');
  expect(queries.get('{ a }')).toBe(a);
  expect(queries.get('{ b }')).not.toBe(b);
});
