/** `npm run generate`: types for the GraphQL operations, and pdf.js for old browsers. */
import { generate } from './setup.mjs';

await generate();
