// The second stage: evaluated in a task of its own, before the code that uses them.
import { createApi } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';

/** Named, so that only these survive tree shaking, and kept, so that their modules are evaluated here. */
export const libraries = [createApi, Provider, createBrowserRouter, RouterProvider];
