/** `npm run generate`: types for the GraphQL operations, and the paper viewer's worker for old browsers. */
import { generate } from './setup.mjs';

await generate();
