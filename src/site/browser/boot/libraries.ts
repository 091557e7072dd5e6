import { createApi } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';

/** Named imports allow tree shaking. The export keeps the bundler from dropping them. */
export const libraries = [createApi, Provider, createBrowserRouter, RouterProvider];
