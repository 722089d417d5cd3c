export const renderScreen = () => undefined
