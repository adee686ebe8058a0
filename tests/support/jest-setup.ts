import '@testing-library/jest-dom';
import { stubDialog } from './dialog-stub';

stubDialog();
